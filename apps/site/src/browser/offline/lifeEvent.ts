/** An event of a worker, which lives until its work is done; this file is also checked with the types of a page. */
export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
