/** A request as a visitor sends it. */
export const deliveryRequest = {
  nom: 'Awa Ouédraogo',
  phone: '70 12 34 56',
  indicatif: '+226',
  email: 'awa@exemple.bf',
  depart: {
    ville: 'Ouagadougou',
    quartier: 'Gounghin',
    repere: 'École A',
    contact: 'Awa',
    phone: '70 12 34 56',
  },
  arrivee: {
    ville: 'ouagadougou',
    quartier: 'Patte d’Oie',
    repere: 'Station Total',
    contact: 'Moussa Kaboré',
    phone: '76 00 00 01',
  },
  colis: 'Un carton de livres',
  mode: 'especes_livraison',
  payeur: 'destinataire',
}
