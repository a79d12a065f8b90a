/** The contact page (product 2.6). */
export const contact = {
  contact: {
    title: 'Contact',
    description:
      'Téléphone, WhatsApp, e-mail et adresse de Sira à Ouagadougou, et un formulaire pour nous écrire.',
    lead: 'Appelez, écrivez ou passez. Nous répondons dans la journée, du lundi au samedi midi.',
    phones: 'Téléphones',
    email: 'E-mail',
    location: 'Adresse',
    hours: 'Horaires',
    map: 'Afficher la carte',
    mapNote: 'La carte vient d’OpenStreetMap et consomme des données (environ 1 Mo).',
    mapTitle: 'Carte de nos bureaux',
    formHeading: 'Écrivez-nous',
  },
} as const
