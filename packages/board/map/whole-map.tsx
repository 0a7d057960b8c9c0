import { useWords } from '../words/language.tsx';

/** Leads back from a part of the map to all of it. */
export function WholeMapButton({ onPress }: { readonly onPress: () => void }) {
  const words = useWords();
  return (
    <button
      type="button"
      className="b-map-button b-whole-map"
      aria-label={words.wholeMap}
      title={`${words.wholeMap} (Home)`}
      onClick={onPress}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
        <path d="M2 7V2h5M13 2h5v5M18 13v5h-5M7 18H2v-5" />
      </svg>
    </button>
  );
}
