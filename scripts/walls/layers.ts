/**
 * Who may import whom. The linter's configuration and the wall tests read this table; the references in
 * `tsconfig/<layer>.json` repeat it for our own layers, and a test keeps the two equal.
 */
export interface Layer {
  /** Our own layers whose code may be used. */
  readonly uses: readonly string[];
  /** Our own layers that may be named in types only. */
  readonly namesTypesOf?: readonly string[];
  /** Packages by others; `node:` stands for everything built into Node. */
  readonly packages?: readonly string[];
  /** Packages that only one folder may use, by folder. */
  readonly packagesOfFolder?: Readonly<Record<string, readonly string[]>>;
  /** Pure: no DOM, no Node, no clock, no random source. */
  readonly pure?: true;
}

export const layers: Readonly<Record<string, Layer>> = {
  shared: { pure: true, uses: [] },
  spec: { pure: true, uses: ['shared'], packages: ['zod', 'rfc6902'] },
  layout: { pure: true, uses: ['spec', 'shared'] },
  engine: {
    pure: true,
    uses: ['layout', 'spec', 'shared'],
    packages: ['fflate'],
    packagesOfFolder: { kernel: ['manifold-3d'] },
  },
  designer: {
    pure: true,
    uses: ['layout', 'spec', 'shared'],
    // What a model answers passes a schema at the door of the assistants.
    packagesOfFolder: { assistants: ['zod'] },
  },
  picture: { pure: true, uses: ['engine', 'spec', 'shared'] },
  documents: {
    pure: true,
    uses: ['engine', 'spec', 'shared'],
    packages: ['@cantoo/pdf-lib', 'fontkit'],
  },
  workbench: { pure: true, uses: ['picture', 'designer', 'engine', 'spec', 'shared'] },
  scene: {
    uses: ['picture', 'spec'],
    packages: ['three'],
  },
  node: {
    uses: ['workbench', 'picture', 'designer', 'engine', 'spec', 'shared'],
    packages: ['node:'],
    packagesOfFolder: { 'decode-picture': ['pngjs', 'jpeg-js', 'exifr'] },
  },
  server: {
    uses: ['spec', 'shared'],
    packages: ['node:', 'hono', '@hono', 'zod', 'kysely', 'jose'],
    packagesOfFolder: {
      db: ['pg'],
      files: ['aws4fetch'],
      identity: ['otpauth', 'openid-client', '@simplewebauthn/server'],
      mail: ['nodemailer'],
      // Language models.
      model: ['ai', '@ai-sdk/openai-compatible'],
      // Third-party counterparts that tests run the server against: clients, a mail server, and certificates.
      testing: [
        'aws-amplify',
        '@aws-sdk/client-cognito-identity-provider',
        'amazon-cognito-identity-js',
        'smtp-server',
        'selfsigned',
        '@20minutes/s3rver',
      ],
    },
  },
  preload: { uses: [], namesTypesOf: ['shared'], packages: ['electron'] },
  main: {
    uses: ['server', 'shared'],
    packages: ['node:', 'electron', 'zod', 'keytar'],
    packagesOfFolder: { 'sign-in': ['openid-client'] },
  },
  cli: { uses: ['server', 'node', 'workbench', 'spec', 'shared'], packages: ['node:'] },
  renderer: {
    uses: ['scene', 'workbench', 'documents', 'spec', 'shared'],
    namesTypesOf: ['picture', 'designer', 'engine', 'server'],
    packages: [
      'react',
      'react-dom',
      'react-router-dom',
      'hono/client',
      '@base-ui/react',
      '@tanstack/react-query',
      'idb',
      'lucide-react',
      'zustand',
    ],
    packagesOfFolder: {
      'src/identity': ['aws-amplify', '@aws-amplify', 'qrcode'],
      'src/features/orders': ['qrcode'],
      'src/features/profile/counter/stones': ['papaparse'],
      'src/studio/counter': ['zod'],
      'src/studio/journal/read': ['zod'],
    },
  },
};

/** Packages that a test of any layer may use besides those of its layer. */
export const testPackages = ['vitest', 'fast-check', 'unpdf', 'exifr', 'node:'];

/** Layers that a worker's entry file (`*.worker.ts`) in the renderer composes. */
export const workerUses = ['workbench', 'picture', 'designer', 'engine', 'shared'];

export const layerNames = Object.keys(layers);
