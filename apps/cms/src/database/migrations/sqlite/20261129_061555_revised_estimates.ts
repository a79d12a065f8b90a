import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`estimations\` ADD \`revision_id\` integer REFERENCES estimations(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`estimations_revision_idx\` ON \`estimations\` (\`revision_id\`);`)
  // A request that was priced counts on the board for its price, unless staff said otherwise.
  await db.run(sql`
   UPDATE devis SET amount = (
     SELECT total FROM estimations WHERE demande_id = devis.id AND etat IN ('envoyé', 'accepté')
     AND total BETWEEN 1 AND 1000000000 ORDER BY estimations.id DESC LIMIT 1)
   WHERE amount IS NULL AND id IN (SELECT demande_id FROM estimations);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_estimations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`assignee_id\` integer,
  	\`nom\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`valable_jusquau\` text,
  	\`mot\` text,
  	\`conditions\` text,
  	\`numero\` text,
  	\`etat\` text DEFAULT 'brouillon' NOT NULL,
  	\`total\` numeric,
  	\`locale\` text DEFAULT 'fr' NOT NULL,
  	\`demande_id\` integer,
  	\`commande_id\` integer,
  	\`replied_at\` text,
  	\`envoye_le\` text,
  	\`effacee_le\` text,
  	\`history\` text,
  	\`fichier\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`demande_id\`) REFERENCES \`devis\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`commande_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_estimations\`("id", "assignee_id", "nom", "email", "phone", "valable_jusquau", "mot", "conditions", "numero", "etat", "total", "locale", "demande_id", "commande_id", "replied_at", "envoye_le", "effacee_le", "history", "fichier", "search_text", "updated_at", "created_at") SELECT "id", "assignee_id", "nom", "email", "phone", "valable_jusquau", "mot", "conditions", "numero", "etat", "total", "locale", "demande_id", "commande_id", "replied_at", "envoye_le", "effacee_le", "history", "fichier", "search_text", "updated_at", "created_at" FROM \`estimations\`;`)
  await db.run(sql`DROP TABLE \`estimations\`;`)
  await db.run(sql`ALTER TABLE \`__new_estimations\` RENAME TO \`estimations\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`estimations_assignee_idx\` ON \`estimations\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`estimations_email_idx\` ON \`estimations\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`estimations_phone_idx\` ON \`estimations\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`estimations_valable_jusquau_idx\` ON \`estimations\` (\`valable_jusquau\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`estimations_numero_idx\` ON \`estimations\` (\`numero\`);`)
  await db.run(sql`CREATE INDEX \`estimations_etat_idx\` ON \`estimations\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`estimations_demande_idx\` ON \`estimations\` (\`demande_id\`);`)
  await db.run(sql`CREATE INDEX \`estimations_commande_idx\` ON \`estimations\` (\`commande_id\`);`)
  await db.run(sql`CREATE INDEX \`estimations_replied_at_idx\` ON \`estimations\` (\`replied_at\`);`)
  await db.run(sql`CREATE INDEX \`estimations_fichier_idx\` ON \`estimations\` (\`fichier\`);`)
  await db.run(sql`CREATE INDEX \`estimations_updated_at_idx\` ON \`estimations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`estimations_created_at_idx\` ON \`estimations\` (\`created_at\`);`)
}
