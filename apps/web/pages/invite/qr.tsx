import { useMemo } from 'react';
import { encode } from 'uqr';

const QUIET = 2;

/** A link for a phone to look at: always dark on white, or cameras do not read it. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const { data, size: modules } = encode(text, { border: QUIET });
    const rows = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { path: rows.join(''), size: modules };
  }, [text]);
  return (
    <svg className="w-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#1d2427" />
    </svg>
  );
}
