/** Valid panel names: that of a part such as `cart`, or the name that an editor gave an off-canvas block. */
export const PANEL_NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** The panel of the menu, which every site has. */
export const MENU_PANEL = 'menu';
