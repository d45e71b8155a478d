/// <reference lib="dom" />
import { createElement, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Link, Links, Meta, NavLink, Outlet, Scripts, ScrollRestoration } from "react-router";
import { HydratedRouter } from "react-router/dom";

/**
 * What a page of this framework weighs before it has a line of its own: React, React DOM and the router, with the parts that any
 * site takes.
 */
export const parts = { Link, Links, Meta, NavLink, Outlet, Scripts, ScrollRestoration };

startTransition(() => {
  hydrateRoot(document, createElement(StrictMode, null, createElement(HydratedRouter)));
});
