/** The page of each policy in the shop. */
export const policyPaths = {
  privacy: "/privacypolicy",
  terms: "/termsofuse",
  returns: "/returnpolicy",
  shipping: "/shippingpolicy",
} as const;
