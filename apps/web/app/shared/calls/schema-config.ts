/**
 * Schemas must not compile themselves with `new Function`: the pages' content security policy forbids it, and the mere
 * try is reported as a violation. Zod reads this object when it is loaded, so importing zod here is not needed.
 */
const place = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
place.__zod_globalConfig ??= {};
place.__zod_globalConfig.jitless = true;
