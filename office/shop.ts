/** What the page itself says of the shop, before anybody is signed in: written into its root by the server. */
const { shop, mode } = document.documentElement.dataset;

export const shopName: string = decodeURIComponent(shop ?? "The%20shop");
export const isDemo: boolean = mode === "demo";
