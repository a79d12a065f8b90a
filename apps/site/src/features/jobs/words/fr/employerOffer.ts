/** The page on which an employer proposes an offer (product 2.11). */
export const employerOffer = {
  employerOffer: {
    title: 'Proposer une offre d’emploi',
    description:
      'Vous recrutez\u00a0? Envoyez votre offre\u00a0: notre équipe la vérifie et la publie.',
    lead: 'Notre équipe vous appelle, vérifie votre entreprise et l’offre, puis la publie. Les candidats postulent gratuitement\u00a0: ne leur demandez jamais d’argent.',
    open: 'Vous recrutez\u00a0? Proposez une offre',
    company: 'Entreprise',
    contact: 'Votre nom',
    email: 'Adresse e-mail (facultatif)',
    jobTitle: 'Intitulé du poste',
    town: 'Ville',
    text: 'Description du poste',
    textHint:
      'Missions, profil, contrat, salaire si vous le dites, date limite, questions à poser aux candidats.',
    cv: 'Le CV des candidats',
    cvAsked: 'Demandé',
    cvOptional: 'Facultatif\u00a0: nom, téléphone et réponses suffisent',
    phoneElsewhere: 'Un numéro d’un autre pays\u00a0? Écrivez-nous',
    send: 'Envoyer l’offre',
  },
} as const
