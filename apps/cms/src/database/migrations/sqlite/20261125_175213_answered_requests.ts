import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`estimations\` ADD \`demande_id\` integer REFERENCES devis(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`estimations_demande_idx\` ON \`estimations\` (\`demande_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_estimations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
  	\`replied_at\` text,
  	\`envoye_le\` text,
  	\`effacee_le\` text,
  	\`history\` text,
  	\`pdf\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_estimations\`("id", "nom", "email", "phone", "valable_jusquau", "mot", "conditions", "numero", "etat", "total", "locale", "replied_at", "envoye_le", "effacee_le", "history", "pdf", "search_text", "updated_at", "created_at") SELECT "id", "nom", "email", "phone", "valable_jusquau", "mot", "conditions", "numero", "etat", "total", "locale", "replied_at", "envoye_le", "effacee_le", "history", "pdf", "search_text", "updated_at", "created_at" FROM \`estimations\`;`)
  await db.run(sql`DROP TABLE \`estimations\`;`)
  await db.run(sql`ALTER TABLE \`__new_estimations\` RENAME TO \`estimations\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`estimations_email_idx\` ON \`estimations\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`estimations_phone_idx\` ON \`estimations\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`estimations_valable_jusquau_idx\` ON \`estimations\` (\`valable_jusquau\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`estimations_numero_idx\` ON \`estimations\` (\`numero\`);`)
  await db.run(sql`CREATE INDEX \`estimations_etat_idx\` ON \`estimations\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`estimations_replied_at_idx\` ON \`estimations\` (\`replied_at\`);`)
  await db.run(sql`CREATE INDEX \`estimations_updated_at_idx\` ON \`estimations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`estimations_created_at_idx\` ON \`estimations\` (\`created_at\`);`)
}
