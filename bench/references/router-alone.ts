/// <reference lib="dom" />
import { createElement, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Link, Links, Meta, NavLink, Outlet, Scripts, ScrollRestoration } from "react-router";
import { HydratedRouter } from "react-router/dom";

/** The size of an empty page of this framework: React, React DOM and the router, with the parts that every site uses. */
export const parts = { Link, Links, Meta, NavLink, Outlet, Scripts, ScrollRestoration };

startTransition(() => {
  hydrateRoot(document, createElement(StrictMode, null, createElement(HydratedRouter)));
});
