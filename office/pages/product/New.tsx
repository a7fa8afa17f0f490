export { NewProduct as default } from "./Product.tsx";
