import { toDataURL } from 'qrcode';
import { useEffect, useState } from 'react';

/** Side of a one-time-password QR picture. */
const QR_PX = 228;

/** A text as a QR code. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    void toDataURL(text, { width: QR_PX, margin: 2 }).then(setSource);
  }, [text]);
  return source === undefined ? null : <img src={source} alt={label} width={QR_PX} height={QR_PX} />;
}
