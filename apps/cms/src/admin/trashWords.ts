/** Payload's French for deleting and its trash, without genders that do not fit the record. */
export const trashWords = {
  aboutToDelete: 'Supprimer définitivement « <1>{{title}}</1> » ? Rien ne pourra le faire revenir.',
  aboutToPermanentlyDelete:
    'Supprimer définitivement « <1>{{title}}</1> » ? Rien ne pourra le faire revenir.',
  aboutToPermanentlyDeleteTrash:
    'Supprimer définitivement tout ce qui est dans la corbeille (<1>{{label}}</1> : <0>{{count}}</0>) ? Rien ne pourra le faire revenir.',
  aboutToRestore: 'Reprendre « <1>{{title}}</1> » de la corbeille ?',
  aboutToRestoreAsDraft: 'Reprendre « <1>{{title}}</1> » de la corbeille, comme brouillon ?',
  aboutToRestoreAsDraftCount: '{{label}} : {{count}} à reprendre de la corbeille, comme brouillon',
  aboutToRestoreCount: '{{label}} : {{count}} à reprendre de la corbeille',
  aboutToTrash:
    'Mettre « <1>{{title}}</1> » à la corbeille ? Le site ne le montrera plus ; vous pourrez le reprendre.',
  aboutToTrashCount: '{{label}} : {{count}} à mettre à la corbeille',
  confirmRestoration: 'Reprendre de la corbeille',
  deletePermanently: 'Supprimer définitivement, sans passer par la corbeille',
  documentIsTrashed: 'Dans la corbeille : reprenez ce contenu pour le modifier.',
  emptyTrashLabel: 'Vider la corbeille : {{label}}',
  noTrashResults: '{{label}} : la corbeille est vide.',
  permanentlyDeletedCountSuccessfully: '{{label}} : {{count}} supprimé définitivement.',
  restoreAsPublished: 'Le publier aussitôt',
  restoredCountSuccessfully: '{{label}} : {{count}} repris de la corbeille.',
  titleDeleted: '{{label}} « {{title}} » : supprimé.',
  titleRestored: '{{label}} « {{title}} » : repris de la corbeille.',
  titleTrashed: '{{label}} « {{title}} » : mis à la corbeille.',
  trashedCountSuccessfully: '{{label}} : {{count}} mis à la corbeille.',
}
