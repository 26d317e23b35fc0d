/** Passkeys: the browser's credential functions use bytes, the server base64url. */
import { api } from '$lib/api';
import type { Me } from '$lib/types';

interface Challenge<Options> {
  options: Options;
  ticket: string;
}

export interface PasskeyKnown {
  id: string;
  name: string;
  created: number;
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (one) => one.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

interface Described {
  id: string;
  [more: string]: unknown;
}

/** Options of the browser's functions, with text where they need bytes. */
interface Creation {
  challenge: string;
  user: Described;
  excludeCredentials?: Described[];
  [more: string]: unknown;
}

interface Request {
  challenge: string;
  allowCredentials?: Described[];
  [more: string]: unknown;
}

function inBytes<Entity>(one: Described): Entity {
  return { ...one, id: bytesOf(one.id) } as Entity;
}

/** The server's options, in the form that the browser needs. */
export function creationOf(options: Creation): PublicKeyCredentialCreationOptions {
  return {
    ...(options as unknown as PublicKeyCredentialCreationOptions),
    challenge: bytesOf(options.challenge),
    user: inBytes<PublicKeyCredentialUserEntity>(options.user),
    excludeCredentials: (options.excludeCredentials ?? []).map(inBytes<PublicKeyCredentialDescriptor>),
  };
}

export function requestOf(options: Request): PublicKeyCredentialRequestOptions {
  return {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: (options.allowCredentials ?? []).map(inBytes<PublicKeyCredentialDescriptor>),
  };
}

/** The browser's answer, in the form that the server needs. */
export function answerOf(credential: PublicKeyCredential): Record<string, unknown> {
  const response = credential.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse;
  const texts: Record<string, unknown> = { clientDataJSON: textOf(response.clientDataJSON) };
  if (response.attestationObject) {
    texts.attestationObject = textOf(response.attestationObject);
    texts.transports = response.getTransports?.() ?? [];
  } else {
    texts.authenticatorData = textOf(response.authenticatorData);
    texts.signature = textOf(response.signature);
    texts.userHandle = response.userHandle ? textOf(response.userHandle) : null;
  }
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    authenticatorAttachment: credential.authenticatorAttachment,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: texts,
  };
}

export function hasPasskeys(): boolean {
  return 'credentials' in navigator && 'PublicKeyCredential' in window;
}

/** Null if the user cancelled. */
export async function addPasskey(name: string): Promise<PasskeyKnown | null> {
  const { options, ticket } = await api.post<Challenge<Creation>>('/me/passkeys/begin');
  const credential = await willing(() => navigator.credentials.create({ publicKey: creationOf(options) }));
  if (!credential) return null;
  return api.post<PasskeyKnown>('/me/passkeys/finish', { ticket, credential: answerOf(credential), name });
}

export async function signInWithPasskey(): Promise<Me | null> {
  const { options, ticket } = await api.post<Challenge<Request>>('/passkeys/begin');
  const credential = await willing(() => navigator.credentials.get({ publicKey: requestOf(options) }));
  return credential ? api.post<Me>('/passkeys/finish', { ticket, credential: answerOf(credential) }) : null;
}

async function willing(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    // Cancelled, timed out, or there is a passkey on this device already: nothing has happened.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
