/** Payload's French without words of programmers, and without genders it cannot know. */
export const plainWords = {
  general: {
    // Before the name of what a list shows, of which it does not know the gender.
    all: 'Liste :',
    allLocales: 'Toutes les langues',
    anotherUserTakenOver: 'Une autre personne écrit maintenant dans ce document.',
    ascending: 'Croissant',
    creating: 'Création',
    currentlyEditing:
      'écrit dans ce document en ce moment. Si vous prenez sa place, ce qui n’est pas encore enregistré sera perdu.',
    deletedSuccessfully: 'Suppression faite.',
    descending: 'Décroissant',
    documentLocked: 'Quelqu’un écrit ici',
    editedSince: 'Depuis le',
    editing: 'Modification',
    editingTakenOver: 'Quelqu’un a pris votre place',
    fallbackToDefaultLocale: 'Montrer le français à la place',
    false: 'Non',
    globals: 'Réglages',
    none: 'Aucun',
    noResultsDescription: 'Il n’y a encore rien ici, ou rien ne répond aux filtres choisis.',
    noResultsFound: 'Rien à montrer',
    noResults: 'Rien à montrer : il n’y a encore rien, ou rien ne répond aux filtres choisis.',
    selectedCount: 'Choix : {{count}} {{label}}',
    showAllLabel: 'Tout montrer : {{label}}',
    // Payload gives no label where a component draws the column, and « Order » for an order by hand.
    sortByLabelDirection: 'Tri : {{direction}}',
    successfullyCreated: '{{label}} : création faite.',
    successfullyDuplicated: '{{label}} : copie faite.',
    takeOver: 'Prendre sa place',
    time: 'Heure',
    true: 'Oui',
    viewReadOnly: 'Lire sans modifier',
  },
  localization: {
    localeToPublish: 'Langue à publier',
    selectLocaleToCopy: 'Choisissez la langue à copier',
    // After « Dupliquer ».
    selectedLocales: 'certaines langues',
  },
  version: {
    aboutToRestoreGlobal:
      '{{label}} : reprendre l’état du {{versionDate}} ? Des réglages valent dès maintenant, les textes d’une page attendent d’être publiés. L’état d’aujourd’hui reste dans les versions.',
    comparingAgainst: 'Comparée à',
    currentDraft: 'Brouillon d’aujourd’hui',
    currentlyViewing: 'Version regardée',
    currentPublishedVersion: 'Version publiée',
    noRowsFound: 'Rien à montrer : {{label}}',
    previouslyDraft: 'Ancien brouillon',
    previouslyPublished: 'Publiée autrefois',
    previousVersion: 'Version d’avant',
    problemRestoringVersion:
      'Rien n’a changé : cette version ne suit plus les règles d’aujourd’hui, ou une autre personne écrit ici en ce moment.',
    restoredSuccessfully: 'Version reprise.',
  },
  fields: {
    addNewLabel: 'Ajouter : {{label}}',
    chooseLabel: 'Choisir : {{label}}',
    newLabel: 'Créer : {{label}}',
    uploadNewLabel: 'Envoyer : {{label}}',
  },
  validation: {
    greaterThanMax: '{{value}} est trop grand : {{max}} au plus.',
    lessThanMin: '{{value}} est trop petit : {{min}} au moins.',
    notValidDate: '« {{value}} » n’est pas une date.',
    required: 'Ce champ est obligatoire.',
    trueOrFalse: 'Répondez par oui ou par non.',
    validUploadID: 'Ce fichier n’est pas dans la médiathèque.',
  },
} as const
