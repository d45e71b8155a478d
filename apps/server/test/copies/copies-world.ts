import { renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { findCluster } from "../../src/database/embedded/find-cluster.ts";
import { readPostmasterFile } from "../../src/database/embedded/postmaster-file.ts";
import { mayBePostgres } from "../../src/database/embedded/processes.ts";
import { copy, findServerAt, makeRoot, replaceFolder } from "./copied-folders.ts";
import { type EmbeddedPortal, spawnPortal } from "./embedded-portals.ts";

/** The expected notes of a database. A copy of its files is a separate database. */
interface Data {
  notes: string[];
  /** The folder that owns a database outside of its DATA_DIR. */
  owner: Folder | undefined;
}

/** A DATA_DIR; its path may change. */
interface Folder {
  data: Data;
  isGone: boolean;
}

interface Running {
  portal: EmbeddedPortal;
  path: string;
  folder: Folder;
  data: Data;
}

/** Three paths for DATA_DIRs, the first of them in use, and the checks on them. */
export class CopiesWorld {
  readonly root: string;
  readonly isLinked: boolean;
  readonly folders = new Map<string, Folder>();
  readonly paths: readonly string[];
  running: Running[] = [];
  #servers = new Set<number>();
  #notes = 0;
  /** Processes whose portal was stopped, for reuse: a portal starts faster in them. */
  #idle: EmbeddedPortal[] = [];

  private constructor(root: string, isLinked: boolean) {
    this.root = root;
    this.isLinked = isLinked;
    this.paths = ["a", "b", "c"].map((name) => join(root, name));
  }

  /** @param isLinked the first DATA_DIR holds a link to its database, as where PostgreSQL's user cannot reach it */
  static async make(template: string, isLinked: boolean): Promise<CopiesWorld> {
    const root = makeRoot();
    const world = new CopiesWorld(root, isLinked);
    const first = join(root, "a");
    await copy(template, first);
    const folder: Folder = { data: { notes: [], owner: undefined }, isGone: false };
    if (isLinked) {
      renameSync(join(first, "postgresql"), join(root, "elsewhere"));
      symlinkSync(join(root, "elsewhere"), join(first, "postgresql"));
      folder.data.owner = folder;
    }
    world.folders.set(first, folder);
    // Records the owner, as the first start does.
    findCluster(first);
    return world;
  }

  /** Starts a portal there. It reads the folder's notes, or fails because the database belongs to another folder. */
  async start(path: string): Promise<void> {
    const folder = this.#get(path);
    const { owner } = folder.data;
    const portal = this.#idle.pop() ?? spawnPortal();
    const refusal = await portal.open(path).then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (refusal !== undefined) {
      await portal.kill();
      this.#expectReason(refusal, path, folder);
      return;
    }
    if (owner && !owner.isGone) expect(owner, `${path} opened the database of another DATA_DIR`).toBe(folder);
    if (owner) folder.data.owner = folder;
    this.running.push({ portal, path, folder, data: folder.data });
    const note = `note ${this.#notes++}`;
    expect(await portal.read(), path).toEqual([folder.data.notes, folder.data.notes]);
    await portal.write(note);
    folder.data.notes = [...folder.data.notes, note].sort();
  }

  /** A copied link is refused, and so is a folder that was moved while a portal runs on it. */
  #expectReason(refusal: string, path: string, { data }: Folder): void {
    const isMoved = this.running.some((each) => each.data === data && each.path !== path);
    if (isMoved && refusal.includes("was moved while PostgreSQL ran on it")) return;
    expect(refusal).toContain("is a copy that holds a link to it");
    expect(data.owner, refusal).not.toBe(this.folders.get(path));
    expect(this.isLinked, refusal).toBe(true);
  }

  async stop(path: string): Promise<void> {
    const { portal } = this.#take(path);
    await portal.close();
    this.#idle.push(portal);
  }

  async killPortal(path: string): Promise<void> {
    await this.#take(path).portal.kill();
  }

  async killBoth(path: string): Promise<void> {
    await this.killServer(path);
    await this.killPortal(path);
  }

  async killServer(path: string): Promise<void> {
    const pid = findServerAt(path);
    if (pid && this.#servers.has(pid)) process.kill(pid, "SIGKILL");
  }

  /** Waits until portals whose folder was moved or replaced have noticed that they have lost their database. */
  async wait(): Promise<void> {
    const displaced = this.running.filter(({ path, folder }) => !this.isLinked && this.folders.get(path) !== folder);
    for (const { portal, data } of displaced) {
      const isItsOwn = (seen: string[] | "failed") => String(seen) === String(data.notes);
      await vi.waitUntil(async () => !(await portal.read()).every(isItsOwn), { timeout: 120_000, interval: 20 });
    }
  }

  async copy(from: string, to: string): Promise<void> {
    if (!this.isLinked) await this.#settle(from);
    await copy(from, to);
    this.folders.set(to, this.#copyOf(from));
  }

  async move(from: string, to: string): Promise<void> {
    renameSync(from, to);
    this.folders.set(to, this.#get(from));
    this.folders.delete(from);
  }

  /** Replaces a folder by a copy of another. Retries, because a starting PostgreSQL may write there during the removal. */
  async restore(from: string, over: string): Promise<void> {
    const copied = `${over}.copied`;
    if (!this.isLinked) await this.#settle(from);
    await copy(from, copied);
    this.#get(over).isGone = true;
    await vi.waitUntil(() => replaceFolder(over, copied), { timeout: 120_000, interval: 5 });
    this.folders.set(over, this.#copyOf(from));
  }

  /** Expects that each portal reads its own notes, or fails because its database is away. */
  async check(): Promise<void> {
    this.#noteServers();
    for (const { portal, path, data } of this.running)
      for (const seen of await portal.read()) if (seen !== "failed") expect(seen, path).toEqual(data.notes);
  }

  async end(): Promise<void> {
    this.#noteServers();
    await Promise.all([...this.#idle, ...this.running.map(({ portal }) => portal)].map((portal) => portal.kill()));
    this.#noteServers();
    for (const pid of this.#servers) if (mayBePostgres(pid)) process.kill(pid, "SIGKILL");
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Waits until PostgreSQL has started: before, it writes its log position, and a copy file by file may be damaged (README.md). */
  async #settle(path: string): Promise<void> {
    const isKept = this.running.some((each) => each.path === path && each.folder === this.folders.get(path));
    const isSettled = () => {
      const isRunning = findServerAt(path) !== undefined;
      return isRunning ? readPostmasterFile(join(path, "postgresql/data"))?.isReady === true : !isKept;
    };
    await vi.waitUntil(isSettled, { timeout: 120_000, interval: 5 });
  }

  #get(path: string): Folder {
    const folder = this.folders.get(path);
    if (!folder) throw new Error(`nothing at ${path}`);
    return folder;
  }

  #take(path: string): Running {
    const running = this.running.find((each) => each.path === path);
    if (!running) throw new Error(`no portal runs at ${path}`);
    this.running = this.running.filter((each) => each !== running);
    return running;
  }

  #copyOf(from: string): Folder {
    const { data } = this.#get(from);
    return { data: this.isLinked ? data : { ...data }, isGone: false };
  }

  /** Notes the running servers: after a move or replacement their folders do not name them. */
  #noteServers(): void {
    for (const path of this.folders.keys()) {
      const pid = findServerAt(path);
      if (pid) this.#servers.add(pid);
    }
  }
}
