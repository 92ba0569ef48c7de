/** Path of the trash in the studio. */
export const TRASH_PATH = '/admin/trash';
