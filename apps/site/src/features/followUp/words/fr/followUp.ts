/** The words of the follow-up of a dossier by its reference. */
export const followUp = {
  followUp: {
    title: 'Suivre un dossier',
    description: 'Où en est votre commande, votre devis ou votre message.',
    intro: 'La référence est dans notre lettre et sur la page affichée après votre envoi.',
    reference: 'Référence',
    phoneOrEmail: 'Téléphone, ou e-mail du participant',
    referenceHint: 'Avec ou sans tirets, en minuscules ou en majuscules.',
    submit: 'Voir où en est mon dossier',
    whatsappText: (reference: string) => `Bonjour, au sujet du dossier ${reference}\u00a0: `,
    forgotten:
      'Cet appareil a oublié la commande. Pour la retrouver, donnez ici sa référence (elle est aussi dans nos lettres) et votre numéro de téléphone.',
    missing: {
      reference: 'Veuillez saisir la référence.',
      phone: 'Veuillez saisir le numéro de téléphone.',
    },
    withdrawal: {
      withdraw: 'Retirer ma candidature',
      question: 'Retirer votre candidature\u00a0?',
      consequence:
        'Elle ne sera plus examinée et ne pourra pas être reprise. Pour la même offre, vous devrez nous appeler.',
      confirm: 'Oui, la retirer',
      keep: 'Non, la garder',
      done: 'Votre candidature est retirée.',
      tooLate: 'Une décision est déjà prise\u00a0: cette candidature ne peut plus être retirée.',
    },
    consent: {
      heading: 'Ce que l’employeur lit de vous',
      states: {
        demandé:
          'Pour l’instant, une fiche sans votre nom complet, vos réponses ni votre CV. Peut-il les lire\u00a0?',
        accordé: 'Votre nom complet, vos réponses et votre CV. Vos coordonnées restent chez nous.',
        refusé: 'Une fiche sans votre nom complet, vos réponses ni votre CV.',
      },
      replies: {
        accordé: 'Oui, montrer mon nom, mes réponses et mon CV à l’employeur',
        refusé: 'Non, ne pas les montrer',
      },
      said: {
        accordé:
          'C’est noté\u00a0: l’employeur peut lire votre nom complet, vos réponses et votre CV.',
        refusé:
          'C’est noté\u00a0: l’employeur ne lit ni votre nom complet, ni vos réponses, ni votre CV.',
      },
      tooLate: 'On ne vous demande plus cet accord\u00a0: la candidature n’est plus en cours.',
    },
    interview: {
      replies: { vient: 'Je viens', absent: 'Je ne peux pas' },
      said: {
        vient: 'C’est noté\u00a0: vous venez à l’entretien.',
        absent: 'C’est noté\u00a0: vous ne pouvez pas venir. Nous vous rappelons.',
      },
      changed: 'L’entretien a changé entre-temps. Lisez ci-dessous, puis répondez.',
    },
    toList: 'Répondre, ou quitter la liste',
    evaluation: {
      title: 'Comment était la formation\u00a0?',
      correct: 'Votre avis, à corriger si vous le voulez',
      scale: '1\u00a0: pas du tout satisfait. 5\u00a0: très satisfait.',
      points: {
        contenu: 'Le contenu',
        formateur: 'Le formateur',
        organisation: 'L’organisation et l’accueil',
        utilite: 'L’utilité pour votre travail',
      },
      opinion: 'Votre avis',
      consent: 'Mes notes et mon avis peuvent être publiés, sans mon nom.',
      send: 'Envoyer mon avis',
      missing: 'Donnez une note à chaque point.',
      done: 'Merci, votre avis est enregistré. Vous pouvez le corriger pendant 14 jours.',
      tooLate: 'Il n’est plus possible de donner un avis sur cette session, ou pas encore.',
    },
    badge: 'Badge numérique (Open Badges)',
    convocation: 'Télécharger la convocation (PDF)',
    certificate: 'Télécharger l’attestation (PDF)',
    certificateFailed: 'Le fichier n’a pas pu être lu. Réessayez dans un instant, ou appelez-nous.',
    other: 'Suivre un autre dossier',
  },
} as const
