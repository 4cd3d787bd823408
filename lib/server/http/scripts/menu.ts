/**
 * Closes the menu as its page is left: a browser that puts pages aside would bring it back open. Written
 * here as every page's script is.
 */
export const MENU_SCRIPT = `addEventListener("pagehide", () => {
document.querySelector(":popover-open")?.hidePopover();
});`;
