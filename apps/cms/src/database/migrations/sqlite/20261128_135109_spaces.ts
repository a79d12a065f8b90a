import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`codes_espace\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`personne\` text NOT NULL,
  	\`prenomme\` text,
  	\`code\` text,
  	\`essais\` numeric DEFAULT 0 NOT NULL,
  	\`fin_le\` text NOT NULL,
  	\`servi_le\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`codes_espace_personne_idx\` ON \`codes_espace\` (\`personne\`);`)
  await db.run(sql`CREATE INDEX \`codes_espace_fin_le_idx\` ON \`codes_espace\` (\`fin_le\`);`)
  await db.run(sql`CREATE INDEX \`codes_espace_updated_at_idx\` ON \`codes_espace\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`codes_espace_created_at_idx\` ON \`codes_espace\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sessions_espace\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`personne\` text NOT NULL,
  	\`prenomme\` text,
  	\`jeton\` text NOT NULL,
  	\`appareil\` text,
  	\`fin_le\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`sessions_espace_personne_idx\` ON \`sessions_espace\` (\`personne\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sessions_espace_jeton_idx\` ON \`sessions_espace\` (\`jeton\`);`)
  await db.run(sql`CREATE INDEX \`sessions_espace_fin_le_idx\` ON \`sessions_espace\` (\`fin_le\`);`)
  await db.run(sql`CREATE INDEX \`sessions_espace_updated_at_idx\` ON \`sessions_espace\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sessions_espace_created_at_idx\` ON \`sessions_espace\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`avertissements\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`nature\` text NOT NULL,
  	\`numero\` numeric NOT NULL,
  	\`jours\` numeric NOT NULL,
  	\`le\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`avertissements_updated_at_idx\` ON \`avertissements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`avertissements_created_at_idx\` ON \`avertissements\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`nature_numero_jours_idx\` ON \`avertissements\` (\`nature\`,\`numero\`,\`jours\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`codes_espace\`;`)
  await db.run(sql`DROP TABLE \`sessions_espace\`;`)
  await db.run(sql`DROP TABLE \`avertissements\`;`)
}
