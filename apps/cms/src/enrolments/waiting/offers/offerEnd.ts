const hourMs = 3_600_000

/** How long an offer stands: who has no address has to be called first. */
const standsHours = { byEmail: 24, byPhone: 72 }

/** Until when, at the latest until nobody enrols any more. */
export function offerEnd(email: string | null | undefined, now: Date, closes: Date): Date {
  const hours = email ? standsHours.byEmail : standsHours.byPhone
  return new Date(Math.min(now.getTime() + hours * hourMs, closes.getTime()))
}
