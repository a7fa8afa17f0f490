/** Where a page says things aloud (storefront/device/announce.ts): it is there once the page is alive, in its own type. */
export const announcer = "body > [role=status][aria-live=polite]";
