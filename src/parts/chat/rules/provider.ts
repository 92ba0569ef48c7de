/** Domain of the messaging service. Nothing else names it. */
export const CHAT_HOST = 'whatsapp.com';

/** URL scheme of its app. */
export const APP_SCHEME = 'whatsapp';

/** Host of its group invitations. */
export const GROUP_HOST = `chat.${CHAT_HOST}`;

/** Default subdomain of links, and the mode that uses it. */
export const DEFAULT_MODE = 'api';

/** Mode of links that open the app. */
export const APP_MODE = 'protocol';
