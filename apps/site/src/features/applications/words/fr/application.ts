/** Applying to an offer, or without one (product 2.11, 2.15). */
export const application = {
  application: {
    jobs: 'Emplois',
    title: 'Déposer un CV',
    titleFor: (offer: string) => `Postuler\u00a0: ${offer}`,
    description:
      'Postulez avec votre CV, ou déposez-le sans offre précise\u00a0: PDF, Word ou photo. Postuler est gratuit.',
    lead: 'Sans offre précise, votre CV rejoint notre vivier\u00a0: nous vous appelons quand une offre vous ressemble.',
    leadFor: 'Votre candidature va à notre équipe, qui la présente à l’employeur.',
    free: 'Postuler est gratuit. Nos services aux candidats sont facultatifs et sans effet sur la sélection.',
    expired:
      'Cette offre a expiré\u00a0: l’employeur ne reçoit plus de candidatures. Votre CV peut rejoindre notre vivier.',
    seeOffer: 'Relire l’offre',
    name: 'Nom et prénoms',
    email: 'Adresse e-mail (facultatif)',
    emailHint: 'Pour recevoir nos réponses par écrit. Sans elle, nous vous appelons.',
    message: 'Message (facultatif)',
    cv: 'Votre CV',
    letter: 'Lettre de motivation (facultatif)',
    fileHint:
      'PDF, Word (docx), JPG ou PNG, 10\u00a0Mo au plus. Une photo nette de chaque page convient.',
    consent:
      'J’accepte que Sira garde ces informations pour examiner ma candidature et me proposer des offres, et les efface ensuite. Je peux la retirer à tout moment.',
    submit: 'Envoyer ma candidature',
    submitting: 'Envoi en cours…',
    progress: (percent: number) => `Envoi du fichier\u00a0: ${percent}\u00a0%`,
    interrupted: 'La connexion est coupée\u00a0: l’envoi reprend de lui-même, là où il en était.',
    sent: 'Nous avons reçu votre candidature.',
    problems: {
      nom: 'Veuillez saisir votre nom.',
      phone: 'Numéro de téléphone invalide. Vérifiez le numéro et l’indicatif.',
      indicatif: 'Veuillez sélectionner un indicatif.',
      email: 'Adresse e-mail invalide. Corrigez-la, ou laissez ce champ vide.',
      message: 'Ce message est trop long\u00a0: 5\u202f000 signes au plus.',
      cv: 'Choisissez le fichier de votre CV.',
      lettre: 'Cette lettre n’a pas pu être lue. Choisissez un autre fichier.',
      consentement: 'Cochez cette case pour que nous puissions examiner votre candidature.',
      job: 'Cette offre n’est plus publiée.',
    },
    again:
      'Vous avez déjà postulé ici avec ce nom et ce numéro. Suivez votre candidature avec sa référence.',
    large: 'Ces fichiers sont trop lourds\u00a0: 10\u00a0Mo chacun, au plus. Rien n’a été envoyé.',
    tooOften: 'Trop d’envois depuis votre réseau. Réessayez dans quelques minutes.',
    failure: 'L’envoi n’a pas abouti. Ce que vous avez écrit est encore là\u00a0: réessayez.',
    chooseAgain: 'Choisissez de nouveau vos fichiers avant d’envoyer.',
  },
} as const
