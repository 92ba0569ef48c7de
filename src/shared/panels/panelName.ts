/** Valid panel names: a built-in kind such as `menu`, or the name that an editor gave an off-canvas block. */
export const PANEL_NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
