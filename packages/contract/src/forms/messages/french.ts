const failure = "Une Erreur s'est produite veuillez réessayer !"

/** Messages of the forms, to the letter (spec 4, 5 and 8): accents, spaces and oddities included. */
export const french = {
  newsletter: {
    submitting: 'Soucription en cours...',
    invalidEmail: 'Email Invalide!',
    success: "Merci d'avoir souscrit à notre newsletter !",
    failure,
  },
  quote: {
    submitting: 'Envoi en cours...',
    invalidEmail: 'Email Invalide !',
    invalidPhone: 'Numéro de téléphone Invalide !',
    noService: 'Veuillez sélectionner un service.',
    blankMessage: 'Veuillez saisir un message.',
    success: 'Votre demande a bien été envoyée !',
    failure,
    // Required by spec 5, which quotes no words for them.
    noName: 'Veuillez saisir votre nom.',
    noDialCode: 'Veuillez sélectionner un indicatif.',
  },
  contact: {
    submitting: 'Envoi en cours...',
    success: 'Votre message a bien été envoyé !',
    failure,
  },
}
