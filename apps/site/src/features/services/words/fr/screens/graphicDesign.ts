/** Graphic design and web content: static text and counters (spec 2.15). */
export const graphicDesign = {
  title: 'Conception graphique',
  description:
    'Logos, affiches, emballages, présentations et contenus web\u00a0: une image claire, des fichiers que vous gardez.',
  lead: 'Une enseigne se lit en trois secondes, sous le soleil, depuis une moto.',
  worksHeading: 'Ce que nous dessinons',
  works: [
    { name: 'Identité', text: 'Logo, couleurs, caractères, carte de visite, papier à en-tête' },
    { name: 'Affichage', text: 'Enseignes, banderoles, kakémonos, habillage de véhicules' },
    { name: 'Emballage', text: 'Étiquettes, sachets et boîtes aux normes d’étiquetage' },
    { name: 'Édition', text: 'Rapports, brochures, catalogues, supports de formation' },
    { name: 'Écran', text: 'Visuels pour les réseaux, présentations, petites animations' },
  ],
  contentHeading: 'Rédaction de contenu web',
  content: [
    'Un texte clair vend mieux qu’un long discours. Nous écrivons vos pages, vos fiches produit, vos articles et vos lettres, en français simple, relus par quelqu’un qui ne connaît pas votre métier.',
    'Chaque texte est livré avec son titre, sa description pour les moteurs de recherche et une version courte pour WhatsApp.',
  ],
  countersHeading: 'Sira en chiffres',
  quote: 'Demander un devis',
  subject: 'Conception graphique',
} as const
