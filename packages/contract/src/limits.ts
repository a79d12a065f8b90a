/** The numbers of spec section 9 (and 2.x where named), each with what it is for. */
export const limits = {
  /** Recent articles in the footer and on the home page. */
  recentNews: 3,
  /** Characters of a recent article's title in the footer. */
  footerTitle: 50,
  /** Characters of an article's title on its card. */
  newsCardTitle: 40,
  /** Characters of an article's excerpt, on its card and on the home page. */
  newsExcerpt: 120,
  /** Characters of a stored date that are shown. */
  dateCharacters: 10,
  /** Characters of a training's title and description on its card, before the ellipsis. */
  trainingCardTitle: 20,
  trainingCardDescription: 70,
  /** Characters of a job's title and description on its card. */
  jobCardTitle: 20,
  jobCardDescription: 70,
  /** Characters of a book's title on its card. */
  bookCardTitle: 20,
  /** Rows of the skeleton shown while a list loads. */
  skeletonRows: 10,
  /** Digits that a category's count is padded to. */
  categoryCountDigits: 2,
  /** The category widget shows only with more categories than this. */
  categoriesToHide: 1,
  /** Copies of a book that can be chosen. */
  quantity: { min: 1, max: 10, initial: 1 },
  /** Widths of the modals, in CSS pixels. */
  modalWidth: { job: 1000, book: 800 },
  /** Milliseconds to wait for what the browser kept. */
  restoreTimeout: 5000,
  copyrightYear: 2023,
  /** Days from a training's start to its end where no end is given, by calendar. */
  trainingDays: 2,
  /** Records on one page of a list of the site. */
  listPage: 24,
  /** Bytes of a form's body, however it is sent: 413 past it. */
  formBody: 100 * 1024,
  /** Characters that each kind of field of a form takes. */
  formField: { name: 255, email: 254, phone: 30, message: 10_000 },
  /** Page size of the contract API, and the largest it gives. */
  apiPageSize: 25,
  apiPageSizeMax: 100,
  /** Bytes of a file that staff may upload. */
  upload: 10 * 1024 * 1024,
} as const

/** Prices in FCFA (spec 9). */
export const prices = {
  plans: { monthly: 9_900, halfYearly: 39_900, yearly: 49_900 },
  single: {
    jobAlertsPerMonth: 2_000,
    professionalCv: 5_000,
    coverLetter: 3_000,
    interviewTraining: 7_000,
    recruitmentTests: 5_000,
  },
  /** "From" prices of a delivery. */
  delivery: { ouagadougou: 1_000, elsewhere: 2_000 },
} as const
