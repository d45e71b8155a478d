/**
 * Turns off zod's compilation with `new Function`: the content security policy forbids it, and each try is reported as
 * a violation. Zod reads this object when it is loaded, so this file need not import zod.
 */
const place = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
place.__zod_globalConfig ??= {};
place.__zod_globalConfig.jitless = true;
