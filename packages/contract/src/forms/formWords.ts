/** The messages that forms share, to the letter of product 4 and 8. */
export const sending = {
  fr: {
    submitting: 'Envoi en cours...',
    failure: "Une Erreur s'est produite veuillez réessayer !",
  },
  en: { submitting: 'Sending…', failure: 'An error occurred, please try again!' },
  ar: { submitting: 'جارٍ الإرسال…', failure: 'حدث خطأ، يُرجى المحاولة مجددًا!' },
} as const
