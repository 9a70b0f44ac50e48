/** A variable that is missing or wrong. The message names it. */
export class ConfigError extends Error {}
