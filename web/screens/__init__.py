"""The screens: state in, markup out."""
