import { today } from './today.ts'

/**
 * The day it is for a page, `YYYY-MM-DD`: the same for all of it, though midnight may pass while it
 * is made. What a page says of a day is untrue on the next one, so whoever asks for it makes the
 * page end with it (pageLifetime.ts); `today` is for what is never kept.
 */
export function dayOfPage(locals: Pick<App.Locals, 'day'>): string {
  locals.day ??= today()
  return locals.day
}
