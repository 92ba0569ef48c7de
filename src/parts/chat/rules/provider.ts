/** The messaging service that chats open in. Nothing else names it. */
export const CHAT_HOST = 'whatsapp.com';

/** Begins the links that open its app. */
export const APP_SCHEME = 'whatsapp';

/** Where its invitations into a group are. */
export const GROUP_HOST = `chat.${CHAT_HOST}`;

/** The subdomain of links, and the mode that takes it. */
export const DEFAULT_MODE = 'api';

/** The mode of links that open the app. */
export const APP_MODE = 'protocol';
