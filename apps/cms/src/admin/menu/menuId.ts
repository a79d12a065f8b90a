/** Of the menu, which is a popover on a phone. */
export const menuId = 'sira-menu'
