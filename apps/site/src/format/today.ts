/** The day it is in Ouagadougou (UTC all year), as `YYYY-MM-DD`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}
