/** What a person does wrong: what they say, or what they call themselves. */
export const OFFENSES = ["chat", "name"] as const;
export type Offense = typeof OFFENSES[number];
