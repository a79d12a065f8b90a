/** Prices in FCFA (product 9): the site shows them, orders will be counted with them. */
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
