/** What LOG_LEVEL may be, for both parts: they are given the same. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const

/** In words, for a setting that is none of them. */
export const logLevelsInWords = `${logLevels.slice(0, -1).join(', ')} ou ${logLevels.at(-1)}`
