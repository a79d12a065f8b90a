/** Messages of the forms, to the letter (spec 4, 5 and 8): accents, spaces and oddities included. */
export const messages = {
  newsletter: {
    submitting: 'Soucription en cours...',
    invalidEmail: 'Email Invalide!',
    success: "Merci d'avoir souscrit à notre newsletter !",
    failure: "Une Erreur s'est produite veuillez réessayer !",
  },
  quote: {
    submitting: 'Envoi en cours...',
    invalidEmail: 'Email Invalide !',
    invalidPhone: 'Numéro de téléphone Invalide !',
    noService: 'Veuillez sélectionner un service.',
    blankMessage: 'Veuillez saisir un message.',
    success: 'Votre demande a bien été envoyée !',
    failure: "Une Erreur s'est produite veuillez réessayer !",
  },
} as const
