/** Terms and privacy (product 2.16); their texts are edited in the back office. */
export const legal = {
  legal: {
    terms: {
      title: 'Termes et conditions',
      description: 'Les règles d’utilisation du site et des services de Sira au Burkina\u00a0Faso.',
    },
    privacy: {
      title: 'Politique de confidentialité',
      description:
        'Les données personnelles que nous recueillons, pourquoi, combien de temps, et vos droits selon la loi 001-2021/AN.',
    },
  },
} as const
