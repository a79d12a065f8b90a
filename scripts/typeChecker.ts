/**
 * A call of TypeScript 7, as a program of `node_modules/.bin` and what it is given. It takes a sixth
 * of the time of 6, which stays beside it for `astro check` (@astrojs/check does not take 7 yet).
 * Both packages have a program `tsc`, so this one goes by its path.
 */
export const typeChecker = (project: string): [string, ...string[]] => [
  '../typescript7/bin/tsc',
  '-p',
  project,
  '--singleThreaded',
]

/** Type checkers end before their memory matters: collecting it takes longer than their work. */
export const typeCheckerSettings = { GOGC: 'off', NODE_OPTIONS: '--max-semi-space-size=64' }
