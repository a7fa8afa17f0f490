import { data } from "react-router";
import { PageNotFound } from "../shell/PageNotFound.tsx";

export const loader = () => data(null, { status: 404 });

export default PageNotFound;
