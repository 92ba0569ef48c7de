/** Path of the board of languages in the studio. */
export const LANGUAGE_BOARD_PATH = '/admin/language-board';
