import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("pages/home.tsx"),
  route("product/:product_url", "pages/product.tsx"),
  route("category/:category_slug", "pages/category.tsx"),
  route("products/search", "pages/search.tsx"),
  route("products/:collection_slug", "pages/collection.tsx"),
  route("brand", "pages/brands.tsx"),
  route("brands/:brand_slug", "pages/brand.tsx"),
  route("cart", "pages/cart.tsx"),
  route("checkout", "pages/checkout.tsx"),
  route("thankyou/:payment_response", "pages/thankyou.tsx"),
  route("ordersummary/:order_no", "pages/orderSummary.tsx"),
  route("login", "pages/login.tsx"),
  route("privacypolicy", "pages/policy.tsx", { id: "privacypolicy" }),
  route("termsofuse", "pages/policy.tsx", { id: "termsofuse" }),
  route("returnpolicy", "pages/policy.tsx", { id: "returnpolicy" }),
  route("shippingpolicy", "pages/policy.tsx", { id: "shippingpolicy" }),
  route("*", "pages/notFound.tsx"),
] satisfies RouteConfig;
