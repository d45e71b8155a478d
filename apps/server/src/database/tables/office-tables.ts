/** Filters of a desk's list that a member of staff has saved. */
export interface SavedViewsTable {
  id: string;
  ownerId: string;
  /** The path of the list. */
  desk: string;
  name: string;
  /** The query of the list's address, with its question mark. */
  search: string;
  isShared: boolean;
  createdAt: Date;
}

export interface OfficeTables {
  savedViews: SavedViewsTable;
}
