/** Advice and market studies: links to contact and to the quote (spec 2.15). */
export const advice = {
  title: 'Conseils et études de marché',
  description:
    'Enquêtes, études de marché et plans d’affaires au Burkina\u00a0Faso\u00a0: des réponses de terrain avant d’investir.',
  lead: 'Avant de louer la boutique, savoir qui passera devant.',
  questionsHeading: 'Les questions auxquelles nous répondons',
  questions: [
    {
      question: 'Y a-t-il assez de clients\u00a0?',
      answer: 'Comptages, entretiens et sondages dans votre zone, en trois semaines.',
    },
    {
      question: 'À quel prix vendre\u00a0?',
      answer: 'Relevé des prix de la concurrence et test auprès de cent acheteurs.',
    },
    {
      question: 'Combien faut-il pour démarrer\u00a0?',
      answer: 'Un plan d’affaires chiffré, mois par mois, que la banque peut lire.',
    },
    {
      question: 'Pourquoi les ventes baissent-elles\u00a0?',
      answer: 'Clients perdus interrogés un par un, caisse et stock passés en revue.',
    },
  ],
  methodHeading: 'Notre méthode tient en une page',
  method:
    'Une question écrite, un échantillon expliqué, des enquêteurs formés, des chiffres bruts remis avec le rapport. Vous pouvez tout vérifier.',
  contact: 'Nous contacter',
  quote: 'Demander un devis',
  subject: 'Conseil ou étude de marché',
} as const
