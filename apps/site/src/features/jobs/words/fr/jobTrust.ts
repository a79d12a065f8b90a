/** What may be believed of an offer, and what to do where it may not (product 2.11). */
export const jobTrust = {
  jobTrust: {
    verified: 'Vérifiée',
    verifiedNote:
      'Notre équipe a contrôlé cet employeur et le texte de cette offre, tel que vous le lisez.',
    free: 'Postuler est gratuit\u00a0; les services sont facultatifs et sans effet sur la sélection.',
    agreement: (number: string) => `Agrément de placement n°\u00a0${number}`,
    filled: 'Offre pourvue',
    filledNotice:
      'Le poste de cette offre est pourvu\u00a0: l’employeur ne reçoit plus de candidatures.',
    report: 'Signaler cette offre',
    reportTitle: 'Signaler une offre',
    reportDescription: 'Dites-nous ce qui ne va pas dans une offre d’emploi.',
    reportLead:
      'On vous demande de l’argent, l’offre est fausse ou périmée\u00a0? Dites-le-nous\u00a0: nous la regardons, et ne disons à personne d’où vient le signalement.',
    about: (title: string) => `Offre\u00a0: ${title}`,
    back: 'Revenir à l’offre',
    noOffer: 'Ouvrez une offre, puis «\u00a0Signaler cette offre\u00a0».',
    reason: 'Ce qui ne va pas',
    chooseReason: 'Choisissez',
    reasons: {
      frais: 'On demande de l’argent aux candidats',
      fausse: 'L’offre ou l’employeur est faux',
      perimee: 'Elle est périmée ou déjà pourvue',
      discrimination: 'Elle discrimine',
      autre: 'Autre chose',
    },
    message: 'Ce que vous savez (facultatif)',
    email: 'Votre e-mail, si nous pouvons vous écrire (facultatif)',
    send: 'Envoyer le signalement',
  },
} as const
