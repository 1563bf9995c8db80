// A search of the app. The page ends the worker to cancel it.

import init, { answer } from "./worker_module.js";

globalThis.tell = (answer) => postMessage(answer);

let ready;

onmessage = async ({ data: { program, question } }) => {
    ready ??= init({ module_or_path: program });
    await ready;
    answer(question);
    postMessage(null);
};
