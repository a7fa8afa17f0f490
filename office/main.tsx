import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";

const place = document.getElementById("office");
if (!place) throw new Error("index.html has no place for the office.");
createRoot(place).render(<App />);
