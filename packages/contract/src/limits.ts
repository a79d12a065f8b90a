/**
 * Limits that both programs use, or the content of one and the screens of the other. Limits of one
 * screen stand beside it.
 */
export const limits = {
  /** Copies of a book that can be asked for at once (product 9), on the shop's page and in its link. */
  quantity: { min: 1, max: 10, initial: 1 },
  /** Seats of a session that can be asked for at once, and of an order in all (product 13). */
  seats: { min: 1, max: 30, inAll: 60 },
  /** Days from a training's start to its end where no end is given, by calendar (product 9). */
  trainingDays: 2,
  /** Bytes of a form's body, however it is sent: 413 past it. */
  formBody: 100 * 1024,
  /** Bytes of a file that staff may upload. */
  upload: 10 * 1024 * 1024,
} as const

/** Codes that may be tried on one link to a phone: then it is spent, even for the right one. */
export const mostCodeTries = 5
