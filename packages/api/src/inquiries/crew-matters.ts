/** What a complaint about a crew says most often: its form has lines about it to tap. */
export const crewMatters = ["day", "replacement"] as const;
export type CrewMatter = (typeof crewMatters)[number];
